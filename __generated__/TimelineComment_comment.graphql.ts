/**
 * @generated SignedSource<<bc0884affdb1485d16b29fc3978e8b58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TimelineComment_comment$data = {
  readonly author: {
    readonly id: string;
    readonly login: string;
    readonly " $fragmentSpreads": FragmentRefs<"Avatar_user" | "ImportedUserMark_user">;
  } | null | undefined;
  readonly body: string;
  readonly bodyHTML: string;
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly hidden: boolean;
  readonly id: string;
  readonly issue: {
    readonly id: string;
    readonly isGone: boolean | null | undefined;
    readonly key: string;
    readonly locked: boolean;
    readonly project: {
      readonly key: string;
    };
  };
  readonly removedAt: string | null | undefined;
  readonly version: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"Reactions_comment">;
  readonly " $fragmentType": "TimelineComment_comment";
};
export type TimelineComment_comment$key = {
  readonly " $data"?: TimelineComment_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineComment_comment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineComment_comment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyHTML",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locked",
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isGone",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Reactions_comment"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Avatar_user"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportedUserMark_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};
})();

(node as any).hash = "affd5483522b3394c8eb7842eb86f0ed";

export default node;
