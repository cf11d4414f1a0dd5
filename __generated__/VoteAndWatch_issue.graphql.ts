/**
 * @generated SignedSource<<167dfb064467db5c46abc526a57e6744>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VoteAndWatch_issue$data = {
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly key: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly viewerHasVoted: boolean;
  readonly viewerIsWatching: boolean;
  readonly voteCount: number;
  readonly " $fragmentType": "VoteAndWatch_issue";
};
export type VoteAndWatch_issue$key = {
  readonly " $data"?: VoteAndWatch_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoteAndWatch_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoteAndWatch_issue",
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
      "name": "voteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasVoted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsWatching",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGone",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "e1f53d731ce9630332c914e4111205f2";

export default node;
