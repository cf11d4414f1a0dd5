/**
 * @generated SignedSource<<d691d6c0efa2d0a0b62cb98864d5e354>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditableTitle_issue$data = {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly version: number;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentType": "EditableTitle_issue";
};
export type EditableTitle_issue$key = {
  readonly " $data"?: EditableTitle_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditableTitle_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditableTitle_issue",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "16e4b922dd1524f56dc5b790058922a7";

export default node;
