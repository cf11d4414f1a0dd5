/**
 * @generated SignedSource<<5e30d24cbc15d4a04546b5f360da4366>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueReferenceSource_event$data = {
  readonly commit: string | null | undefined;
  readonly from: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueKeyLink_issue">;
  } | null | undefined;
  readonly sourceIssue: string | null | undefined;
  readonly title: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "IssueReferenceSource_event";
};
export type IssueReferenceSource_event$key = {
  readonly " $data"?: IssueReferenceSource_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueReferenceSource_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueReferenceSource_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
      "name": "sourceIssue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueKeyLink_issue"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Referenced",
  "abstractKey": null
};

(node as any).hash = "ba7240a36766791fb368406aae76095f";

export default node;
