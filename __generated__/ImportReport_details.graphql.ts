/**
 * @generated SignedSource<<0281f5007279ce15fb7503416ece1ae7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportProblemKind = "ALTERED" | "DROPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportReport_details$data = {
  readonly problemCount: number;
  readonly problems: ReadonlyArray<{
    readonly kind: ImportProblemKind;
    readonly line: number;
    readonly reason: string;
  }>;
  readonly reasons: ReadonlyArray<{
    readonly count: number;
    readonly kind: string | null | undefined;
    readonly reason: string;
  }>;
  readonly renumberedIssueCount: number;
  readonly renumberedIssues: ReadonlyArray<{
    readonly number: number;
    readonly source: string;
  }>;
  readonly " $fragmentType": "ImportReport_details";
};
export type ImportReport_details$key = {
  readonly " $data"?: ImportReport_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportReport_details">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportReport_details",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ImportReportReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": "reasons(first:100)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ImportReportProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": "problems(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "RenumberedIssue",
      "kind": "LinkedField",
      "name": "renumberedIssues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": "renumberedIssues(first:20)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renumberedIssueCount",
      "storageKey": null
    }
  ],
  "type": "ImportReport",
  "abstractKey": null
};
})();

(node as any).hash = "1b6ac382c66daf23baef0f45e34a79b1";

export default node;
