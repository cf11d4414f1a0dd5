/**
 * @generated SignedSource<<6c2ce8cbbb07528f23a43d5f46bc3cc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueTrendChart_project$data = {
  readonly trend: ReadonlyArray<{
    readonly closed: number;
    readonly opened: number;
    readonly week: string;
  }>;
  readonly " $fragmentType": "IssueTrendChart_project";
};
export type IssueTrendChart_project$key = {
  readonly " $data"?: IssueTrendChart_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueTrendChart_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueTrendChart_project",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "weeks",
          "value": 12
        }
      ],
      "concreteType": "TrendPoint",
      "kind": "LinkedField",
      "name": "trend",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "week",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opened",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closed",
          "storageKey": null
        }
      ],
      "storageKey": "trend(weeks:12)"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d0af8da2d56a6404d4ff74912639543c";

export default node;
