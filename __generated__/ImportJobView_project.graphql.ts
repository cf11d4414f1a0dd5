/**
 * @generated SignedSource<<28f67f4de236a4518266d809e67876b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportJobView_project$data = {
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSettings_project">;
  readonly " $fragmentType": "ImportJobView_project";
};
export type ImportJobView_project$key = {
  readonly " $data"?: ImportJobView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportJobView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportJobView_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportSettings_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "353eeb9490d931230e63986dc0bdc16b";

export default node;
