/**
 * @generated SignedSource<<108317aa7885c6dfa6001c1b78a8d115>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportState = "CANCELED" | "DONE" | "DRAFT" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportListRow_job$data = {
  readonly actor: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly fileName: string;
  readonly format: {
    readonly title: string;
  } | null | undefined;
  readonly issuesDone: number;
  readonly number: number;
  readonly state: ImportState;
  readonly " $fragmentType": "ImportListRow_job";
};
export type ImportListRow_job$key = {
  readonly " $data"?: ImportListRow_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportListRow_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportListRow_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportFormat",
      "kind": "LinkedField",
      "name": "format",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuesDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportJob",
  "abstractKey": null
};

(node as any).hash = "21e2cca0382b660b8a5a8c2103285581";

export default node;
