/**
 * @generated SignedSource<<74d5e002e630da4e0e4be3f9d42af1d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DuplicateSearchState = "CANCELED" | "DONE" | "RUNNING" | "UNAVAILABLE" | "WAITING" | "%future added value";
export type DuplicateSearchUnavailableReason = "DISABLED" | "TOO_LARGE" | "%future added value";
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DuplicatesHeader_project$data = {
  readonly duplicateSearch: {
    readonly clusterCount: number;
    readonly endedAt: string | null | undefined;
    readonly issuesDone: number;
    readonly issuesTotal: number;
    readonly openIssueCount: number;
    readonly settledToday: number;
    readonly state: DuplicateSearchState;
    readonly unavailableReason: DuplicateSearchUnavailableReason | null | undefined;
  };
  readonly id: string;
  readonly key: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentType": "DuplicatesHeader_project";
};
export type DuplicatesHeader_project$key = {
  readonly " $data"?: DuplicatesHeader_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicatesHeader_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuplicatesHeader_project",
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
      "name": "viewerCan",
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
          "name": "issuesDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuesTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedAt",
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
          "name": "openIssueCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settledToday",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4f798f2f5ef0fb1c98882df7e57f3b9b";

export default node;
