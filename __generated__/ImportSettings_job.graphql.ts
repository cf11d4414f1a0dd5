/**
 * @generated SignedSource<<c383306f393a4153d803494b2d63e428>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportSettings_job$data = {
  readonly container: string | null | undefined;
  readonly fileName: string;
  readonly format: {
    readonly containerName: string;
    readonly system: string;
    readonly title: string;
  } | null | undefined;
  readonly id: string;
  readonly preview: {
    readonly columns: ReadonlyArray<{
      readonly __typename: "ImportPreviewColumn";
    }>;
    readonly containers: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
    readonly isComplete: boolean;
    readonly problem: string | null | undefined;
    readonly sampleCount: number;
    readonly states: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ImportMapping_columns" | "ImportMapping_preview" | "ImportPreviewTable_preview" | "ImportSettings_dates">;
  } | null | undefined;
  readonly " $fragmentType": "ImportSettings_job";
};
export type ImportSettings_job$key = {
  readonly " $data"?: ImportSettings_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSettings_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportSettings_job",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportFormat",
      "kind": "LinkedField",
      "name": "format",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "system",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "containerName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "container",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportPreview",
      "kind": "LinkedField",
      "name": "preview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sampleCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isComplete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportPreviewContainer",
          "kind": "LinkedField",
          "name": "containers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportPreviewColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportSettings_dates"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportMapping_columns"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportPreviewTable_preview"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportPreviewState",
          "kind": "LinkedField",
          "name": "states",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportMapping_preview"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportJob",
  "abstractKey": null
};
})();

(node as any).hash = "cd38cd2a2cefa77bdbdeba0508a4dbfe";

export default node;
