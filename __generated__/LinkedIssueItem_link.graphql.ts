/**
 * @generated SignedSource<<2b1bf5d4f402109c60c7d8190b96d12b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkKind = "BLOCKED_BY" | "BLOCKS" | "CHILD" | "DUPLICATED_BY" | "DUPLICATES" | "RELATES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LinkedIssueItem_link$data = {
  readonly kind: LinkKind;
  readonly to: {
    readonly id: string;
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  } | null | undefined;
  readonly " $fragmentType": "LinkedIssueItem_link";
};
export type LinkedIssueItem_link$key = {
  readonly " $data"?: LinkedIssueItem_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkedIssueItem_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkedIssueItem_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueReference_issue"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssueLink",
  "abstractKey": null
};

(node as any).hash = "9bd446aca1437fe9961383bd6f75ff36";

export default node;
