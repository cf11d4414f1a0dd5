/**
 * @generated SignedSource<<ff499cdf9bf0646af8d10473253e7332>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DuplicateStrength = "ALMOST_CERTAIN" | "LIKELY" | "POSSIBLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterList_project$data = {
  readonly duplicateSearch: {
    readonly levels: ReadonlyArray<{
      readonly clusterCount: number;
      readonly level: DuplicateStrength;
    }>;
  };
  readonly " $fragmentType": "ClusterList_project";
};
export type ClusterList_project$key = {
  readonly " $data"?: ClusterList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterList_project",
  "selections": [
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
          "concreteType": "DuplicateLevelCount",
          "kind": "LinkedField",
          "name": "levels",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "clusterCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5f074cb90b8c0eab89a8802c7fa6280a";

export default node;
