/**
 * @generated SignedSource<<3803c5020caafb1158052c0bcdc04213>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriagePane_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TriageActions_project">;
  readonly " $fragmentType": "TriagePane_project";
};
export type TriagePane_project$key = {
  readonly " $data"?: TriagePane_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriagePane_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriagePane_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriageActions_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "663b8c9e47602c7c78bb429972ab276e";

export default node;
