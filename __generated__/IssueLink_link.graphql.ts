/**
 * @generated SignedSource<<a8d83cc96b446a5427be114094c3196d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkKind = "BLOCKED_BY" | "BLOCKS" | "CHILD" | "DUPLICATED_BY" | "DUPLICATES" | "RELATES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueLink_link$data = {
  readonly kind: LinkKind;
  readonly to: {
    readonly id: string;
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  } | null | undefined;
  readonly " $fragmentType": "IssueLink_link";
};
export type IssueLink_link$key = {
  readonly " $data"?: IssueLink_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueLink_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueLink_link",
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

(node as any).hash = "48c112fa4b0d9b697a4b133ca64d06ed";

export default node;
