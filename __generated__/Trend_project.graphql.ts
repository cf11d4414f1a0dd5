/**
 * @generated SignedSource<<b27d704ff0fdd6a616845ca4145335c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Trend_project$data = {
  readonly trend: ReadonlyArray<{
    readonly closed: number;
    readonly opened: number;
    readonly week: string;
  }>;
  readonly " $fragmentType": "Trend_project";
};
export type Trend_project$key = {
  readonly " $data"?: Trend_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Trend_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Trend_project",
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

(node as any).hash = "b0b9ab847f5c3cbd26d009013d581613";

export default node;
