/**
 * @generated SignedSource<<a6b109c38529ce91479c94005b30cf26>>
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
    readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  } | null | undefined;
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
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueReference_issue"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Referenced",
  "abstractKey": null
};

(node as any).hash = "07bab768b483219ce82761633d3bc212";

export default node;
