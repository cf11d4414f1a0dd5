/**
 * @generated SignedSource<<d39c8b8c1879b38bd80bb0664fd347c6>>
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
  readonly " $fragmentSpreads": FragmentRefs<"OpenCount_project" | "Trend_project">;
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
      "name": "OpenCount_project"
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

(node as any).hash = "7260f6220b64544dffbfe00837625548";

export default node;
