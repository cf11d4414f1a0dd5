/**
 * @generated SignedSource<<f69ebddc48573dd848c4c0cab44661f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MilestonePicker_issue$data = {
  readonly milestone: {
    readonly id: string;
  } | null | undefined;
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"MilestonePicker_project">;
  };
  readonly " $fragmentType": "MilestonePicker_issue";
};
export type MilestonePicker_issue$key = {
  readonly " $data"?: MilestonePicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestonePicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestonePicker_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Milestone",
      "kind": "LinkedField",
      "name": "milestone",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MilestonePicker_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "0d2b29b9dcc0cbd20417d76a82f24e3e";

export default node;
