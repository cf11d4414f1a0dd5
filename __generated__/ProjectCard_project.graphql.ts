/**
 * @generated SignedSource<<70f2eea822220930e3d9c32756e997f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectCard_project$data = {
  readonly description: string | null | undefined;
  readonly issueCount: number;
  readonly key: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"OpenIssueCount_project" | "Trend_project">;
  readonly " $fragmentType": "ProjectCard_project";
};
export type ProjectCard_project$key = {
  readonly " $data"?: ProjectCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectCard_project",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenIssueCount_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Trend_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c8cd7d86ec5048f5b7d7b1318da7f0fd";

export default node;
