/**
 * @generated SignedSource<<d710ca49f24ac3dcec8b7f406cee1d8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DuplicateSearchState = "CANCELED" | "DONE" | "RUNNING" | "UNAVAILABLE" | "WAITING" | "%future added value";
export type DuplicateSearchUnavailableReason = "DISABLED" | "TOO_LARGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterList_emptyProject$data = {
  readonly duplicateSearch: {
    readonly clusterCount: number;
    readonly endedAt: string | null | undefined;
    readonly state: DuplicateSearchState;
    readonly unavailableReason: DuplicateSearchUnavailableReason | null | undefined;
  };
  readonly key: string;
  readonly " $fragmentType": "ClusterList_emptyProject";
};
export type ClusterList_emptyProject$key = {
  readonly " $data"?: ClusterList_emptyProject$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterList_emptyProject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterList_emptyProject",
  "selections": [
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
      "concreteType": "DuplicateSearchStatus",
      "kind": "LinkedField",
      "name": "duplicateSearch",
      "plural": false,
      "selections": [
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
          "name": "unavailableReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clusterCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ef7810b1a90d03b9a27f3cc537db24b1";

export default node;
