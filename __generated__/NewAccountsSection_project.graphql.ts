/**
 * @generated SignedSource<<9a7e2293e9263dfcc07566ab32e714b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HoldingRule = "OFF" | "UNKNOWN_REPORTERS" | "YOUNG_ACCOUNTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewAccountsSection_project$data = {
  readonly id: string;
  readonly key: string;
  readonly newAccountRules: {
    readonly accountDays: number;
    readonly holding: HoldingRule;
    readonly issuesPerHour: number;
  } | null | undefined;
  readonly " $fragmentType": "NewAccountsSection_project";
};
export type NewAccountsSection_project$key = {
  readonly " $data"?: NewAccountsSection_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewAccountsSection_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewAccountsSection_project",
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
      "concreteType": "NewAccountRules",
      "kind": "LinkedField",
      "name": "newAccountRules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuesPerHour",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4d9fe0641eee7cfadf6702e7f17d6887";

export default node;
