/**
 * @generated SignedSource<<2bba2c09af7aaaf3c7742569b9f121c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditableIssueTitleForm_issue$data = {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "EditableIssueTitleForm_issue";
};
export type EditableIssueTitleForm_issue$key = {
  readonly " $data"?: EditableIssueTitleForm_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditableIssueTitleForm_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditableIssueTitleForm_issue",
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
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "36f6337105937e67b2c443ebd5079608";

export default node;
