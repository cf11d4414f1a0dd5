/**
 * @generated SignedSource<<448f5a98867588fbc563dcc70c0c68bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSections_issues$data = {
  readonly sections: ReadonlyArray<{
    readonly count: number;
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "useSections_issues";
};
export type useSections_issues$key = {
  readonly " $data"?: useSections_issues$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSections_issues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSections_issues",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Section",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssueConnection",
  "abstractKey": null
};

(node as any).hash = "e82a390bcffffa2f4ceb1053fc4dcccf";

export default node;
