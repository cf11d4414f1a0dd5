import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  ChevronDown,
  Copy,
  House,
  Link2,
  Pencil,
  Rss,
  Trash2,
  Users,
} from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment, useQueryLoader, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { SavedViewMenu_container$key } from '../../../../../__generated__/SavedViewMenu_container.graphql';
import type { SavedViewMenu_view$key } from '../../../../../__generated__/SavedViewMenu_view.graphql';
import type { SavedViewMenuFeedAddressQuery } from '../../../../../__generated__/SavedViewMenuFeedAddressQuery.graphql';
import { useIsAnonymousVisitor } from '../../../auth/SessionGuard';
import { Button } from '../../../ui/Button';
import { useCommands } from '../../../ui/commands/dispatch';
import { LazySurface } from '../../../ui/LazySurface';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { MenuButton } from '../../../ui/MenuButton';
import type { MenuCommand, MenuItemOption } from '../../../ui/MenuPopover';
import { buildIssueListHref, type IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { SAVED_VIEW_NAME_LENGTH_MAX } from '../../../../shared/limits';
import { RenameViewDialog, SaveViewDialog } from './SaveViewDialog';
import styles from './SavedViewMenu.module.css';
import { useSavedViewActions } from './savedViewActions';
import type { SavedViewMenuQuery } from '../../../../../__generated__/SavedViewMenuQuery.graphql';
import { AsyncBoundary } from '../../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../../relay/queries/screenQueries';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './FeedAddressDialog';

interface SavedViewMenuProps {
  container: SavedViewMenu_container$key;
  view: SavedViewMenu_view$key;
  list: IssueListUrlState;
  /** Called before the list returns to the view, to discard a query that is being typed. */
  onDiscard: () => void;
}

const FeedAddressDialog = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "saved-views" */ './FeedAddressDialog')).FeedAddressDialog,
);

const icon = (Icon: typeof Bookmark) => <Icon size={14} aria-hidden="true" />;

/**
 * The open view in the toolbar of the list: its name with a menu, and, if the list differs from the view, buttons that save
 * or discard the changes.
 */
export function SavedViewMenu({
  container: containerKey,
  view: viewKey,
  list,
  onDiscard,
}: SavedViewMenuProps) {
  const container = useFragment(
    graphql`
      fragment SavedViewMenu_container on SavedViewContainer {
        ... on Project {
          id
          key
          viewerCan
          defaultView {
            id
          }
          viewerDefaultView {
            id
          }
        }
        ...savedViewActions_container
      }
    `,
    containerKey,
  );
  const view = useFragment(
    graphql`
      fragment SavedViewMenu_view on SavedView {
        id
        name
        slug
        path
        shared
        viewerCanEdit
        ...SaveViewDialog_view
        ...savedViewActions_view
      }
    `,
    viewKey,
  );
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'rename' | 'duplicate' | null>(null);
  const { key: projectKey = null } = container;
  // The URL of the list may contain the project key in lower case.
  const shown = { ...list, projectKey };
  const { error, ...actions } = useSavedViewActions(container, view, shown);
  const isAnonymous = useIsAnonymousVisitor();
  const [feed, loadFeed, closeFeed] = useQueryLoader<SavedViewMenuFeedAddressQuery>(feedAddressQuery);
  // Always requested again, because the address may have been reset.
  const openFeed = () => loadFeed({ key: projectKey, slug: view.slug }, { fetchPolicy: 'network-only' });
  useCommands({
    'view.copyLink': actions.copyLink,
    'view.copyFeed': { isAvailable: () => !isAnonymous, run: openFeed },
  });
  const toolbar = useRef<HTMLDivElement>(null);
  const discard = () => {
    onDiscard();
    void navigate(view.path);
  };
  const isModified = buildIssueListHref({ ...shown, collapsed: [] }) !== view.path;
  const wasModified = useRef(isModified);
  useEffect(() => {
    // When the view has no changes left, the buttons for them are removed. One of these may have had the focus.
    if (wasModified.current && !isModified && document.activeElement === document.body)
      toolbar.current?.querySelector('button')?.focus();
    wasModified.current = isModified;
  }, [isModified]);
  const isOfProject = projectKey !== null;
  const canMaintain = container.viewerCan?.includes('MAINTAIN') ?? false;
  // Every signed-in user may share views over all projects.
  const canShare = container.viewerCan?.includes('TRIAGE') ?? !isAnonymous;
  const ownDefault = container.viewerDefaultView?.id ?? null;
  const projectDefault = container.defaultView?.id ?? null;
  const isOwnDefault = ownDefault === view.id;
  const isProjectDefault = projectDefault === view.id;

  const items: ((MenuItemOption | MenuCommand) & { run: () => void; isOffered: boolean })[] = [
    {
      id: 'rename',
      label: 'Rename…',
      icon: icon(Pencil),
      isOffered: view.viewerCanEdit,
      run: () => setDialog('rename'),
    },
    {
      id: 'share',
      label: view.shared
        ? 'Stop sharing'
        : isOfProject
          ? 'Share with the project'
          : 'Share with all signed-in users',
      icon: icon(Users),
      isOffered: view.viewerCanEdit && (view.shared || canShare),
      run: () => void actions.setShared(!view.shared),
    },
    {
      id: 'duplicate',
      label: 'Save as new view…',
      icon: icon(Copy),
      isOffered: true,
      run: () => setDialog('duplicate'),
    },
    { command: 'view.copyLink', icon: icon(Link2), isOffered: true, run: actions.copyLink },
    { command: 'view.copyFeed', icon: icon(Rss), isOffered: !isAnonymous, run: openFeed },
    {
      id: 'up',
      label: 'Move up',
      icon: icon(ArrowUp),
      isOffered: actions.canMove(-1),
      run: () => actions.move(-1),
    },
    {
      id: 'down',
      label: 'Move down',
      icon: icon(ArrowDown),
      isOffered: actions.canMove(1),
      run: () => actions.move(1),
    },
    {
      id: 'default',
      label: isOwnDefault ? 'Remove as my default' : 'Set as my default',
      icon: icon(House),
      isOffered: isOfProject,
      run: () => actions.setDefault(!isOwnDefault, false, ownDefault),
    },
    {
      id: 'projectDefault',
      label: isProjectDefault ? 'Remove as project default' : 'Set as project default',
      icon: icon(House),
      isOffered: canMaintain && (view.shared || isProjectDefault),
      run: () => actions.setDefault(!isProjectDefault, true, projectDefault),
    },
    {
      id: 'delete',
      label: 'Delete view',
      icon: icon(Trash2),
      isOffered: view.viewerCanEdit,
      run: () => void actions.remove(),
    },
  ];
  const offered = items.filter(({ isOffered }) => isOffered);
  const run = (id: string) =>
    offered.find((item) => ('command' in item ? item.command : item.id) === id)?.run();
  return (
    <div ref={toolbar} className={styles.view}>
      <MenuButton
        label={`View ${view.name}`}
        className={styles.name}
        align="start"
        sections={[{ items: offered, onAction: run }]}
      >
        {icon(Bookmark)}
        <span className={styles.text}>{view.name}</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
      {isModified && (
        <>
          {view.viewerCanEdit && (
            <Button variant="quiet" className={styles.change} onClick={actions.saveList}>
              Save
            </Button>
          )}
          <Button variant="quiet" className={styles.change} onClick={discard}>
            Discard
          </Button>
        </>
      )}
      {error !== null && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
      <LazySurface onRetry={openFeed} onClose={closeFeed}>
        {feed && <FeedAddressDialog queryRef={feed} onClose={closeFeed} />}
      </LazySurface>
      {dialog === 'rename' && (
        <RenameViewDialog view={view} projectKey={projectKey} onClose={() => setDialog(null)} />
      )}
      {dialog === 'duplicate' && (
        <SaveViewDialog
          projectId={container.id ?? null}
          list={shown}
          name={createCopyName(view.name)}
          canShare={canShare}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

const COPY_SUFFIX = ' copy';

/** The name that is proposed for a copy of a view, within the limit and without half a surrogate pair. */
const createCopyName = (name: string): string =>
  name.slice(0, SAVED_VIEW_NAME_LENGTH_MAX - COPY_SUFFIX.length).replace(/[\uD800-\uDBFF]$/, '') +
  COPY_SUFFIX;

/** The view that is named in the URL of a list. The list's loader starts it. */
export const loadedSavedViewQuery = graphql`
  query SavedViewMenuQuery($key: String, $slug: String!) {
    savedViewContainer(projectKey: $key) {
      ...SavedViewMenu_container
      view(slug: $slug) {
        ...SavedViewMenu_view
      }
    }
  }
`;

interface LoadedSavedViewProps {
  loaded: PreloadedQuery<SavedViewMenuQuery>;
  list: IssueListUrlState;
  onDiscard: () => void;
  /** Shown if the view was deleted or the viewer cannot see it. */
  fallback: ReactNode;
}

/** The menu of the open view. */
export function LoadedSavedView({ loaded, ...props }: LoadedSavedViewProps) {
  const { queryRef, reload } = useLoaderQuery<SavedViewMenuQuery>(loadedSavedViewQuery, loaded);
  return (
    <AsyncBoundary key={queryRef.variables.slug} skeleton={null} onRetry={reload}>
      <OpenSavedView loaded={queryRef} {...props} />
    </AsyncBoundary>
  );
}

function OpenSavedView({ loaded: queryRef, fallback, ...props }: LoadedSavedViewProps) {
  const { savedViewContainer: container } = usePreloadedQuery<SavedViewMenuQuery>(
    loadedSavedViewQuery,
    queryRef,
  );
  return container?.view ? (
    <SavedViewMenu container={container} view={container.view} {...props} />
  ) : (
    fallback
  );
}

/** The address of a view's feed. Not in the dialog's module, so that the query is sent while the dialog's code loads. */
export const feedAddressQuery = graphql`
  query SavedViewMenuFeedAddressQuery($key: String, $slug: String!) {
    savedViewContainer(projectKey: $key) {
      ...FeedAddressDialog_container
    }
  }
`;
