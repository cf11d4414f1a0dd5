import { usePreloadedQuery } from 'react-relay';
import query, { type ShellQuery } from '../../../__generated__/ShellQuery.graphql';
import { Section } from '../components/Section';
import { Sidebar } from './Sidebar';
import type { ShellQueryRef } from './shellQuery';
import { SidebarSkeleton } from './SidebarSkeleton';

interface Props {
  queryRef: ShellQueryRef;
  reload: () => void;
}

/** The sidebar with what it waits for. */
export function ShellSidebar({ queryRef, reload }: Props) {
  return (
    <Section skeleton={<SidebarSkeleton />} onRetry={reload}>
      <Loaded queryRef={queryRef} />
    </Section>
  );
}

function Loaded({ queryRef }: { queryRef: ShellQueryRef }) {
  return <Sidebar query={usePreloadedQuery<ShellQuery>(query, queryRef)} />;
}
