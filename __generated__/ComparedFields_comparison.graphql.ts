/**
 * @generated SignedSource<<5965503f43ac008097ebfcc1551a679a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComparedFieldKind = "ASSIGNEES" | "ERROR" | "LABELS" | "MILESTONE" | "STATE" | "VERSION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComparedFields_comparison$data = {
  readonly fields: ReadonlyArray<{
    readonly isEqual: boolean;
    readonly kind: ComparedFieldKind;
    readonly labelScope: string | null | undefined;
    readonly otherValues: ReadonlyArray<{
      readonly color: string | null | undefined;
      readonly text: string;
    }>;
    readonly values: ReadonlyArray<{
      readonly color: string | null | undefined;
      readonly text: string;
    }>;
  }>;
  readonly " $fragmentType": "ComparedFields_comparison";
};
export type ComparedFields_comparison$key = {
  readonly " $data"?: ComparedFields_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedFields_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "color",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparedFields_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparedField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "labelScope",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComparedFieldValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComparedFieldValue",
          "kind": "LinkedField",
          "name": "otherValues",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEqual",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssueComparison",
  "abstractKey": null
};
})();

(node as any).hash = "d762e6784656c6abae74e8768ce96a3e";

export default node;
