/**
 * @generated SignedSource<<c1d3a35127967b96d1e5e19827407d69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DuplicateSearchState = "CANCELED" | "DONE" | "RUNNING" | "UNAVAILABLE" | "WAITING" | "%future added value";
export type DuplicateSearchUnavailableReason = "DISABLED" | "TOO_LARGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmptyClusterList_project$data = {
  readonly duplicateSearch: {
    readonly clusterCount: number;
    readonly endedAt: string | null | undefined;
    readonly state: DuplicateSearchState;
    readonly unavailableReason: DuplicateSearchUnavailableReason | null | undefined;
  };
  readonly key: string;
  readonly " $fragmentType": "EmptyClusterList_project";
};
export type EmptyClusterList_project$key = {
  readonly " $data"?: EmptyClusterList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyClusterList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmptyClusterList_project",
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

(node as any).hash = "3a2de8db77068f3d5582a9cab4afc41d";

export default node;
