/**
 * @generated SignedSource<<0b425e1666559060053d36c0d277629d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedProjectRow_project$data = {
  readonly deletedAt: string;
  readonly deletedBy: {
    readonly login: string;
  } | null | undefined;
  readonly id: string;
  readonly issueCount: number;
  readonly key: string;
  readonly name: string;
  readonly removedAt: string;
  readonly " $fragmentType": "DeletedProjectRow_project";
};
export type DeletedProjectRow_project$key = {
  readonly " $data"?: DeletedProjectRow_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedProjectRow_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedProjectRow_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "deletedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeletedProject",
  "abstractKey": null
};

(node as any).hash = "049914e726cec05e5f5cdc6330a0fc89";

export default node;
