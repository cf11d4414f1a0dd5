/**
 * @generated SignedSource<<4365625d2804a6e8af3f24d0419739c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sections_issues$data = {
  readonly sections: ReadonlyArray<{
    readonly count: number;
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "sections_issues";
};
export type sections_issues$key = {
  readonly " $data"?: sections_issues$data;
  readonly " $fragmentSpreads": FragmentRefs<"sections_issues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sections_issues",
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

(node as any).hash = "58031fbe20c21a6e264fba7ee8b8cda4";

export default node;
