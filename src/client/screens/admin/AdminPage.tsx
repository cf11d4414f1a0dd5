import type { ReactNode } from 'react';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { ADMIN_SECTIONS } from '../../navigation/siteSections';
import { SectionNav } from '../../navigation/SectionNav';
import { Page } from '../../ui/Page';
import { RowsSkeleton } from '../../ui/RowsSkeleton';

interface AdminPageProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Frame of the administration screens. Each screen's query checks the viewer's permission. */
export function AdminPage({ title, onRetry, children }: AdminPageProps) {
  const sections = <SectionNav label="Administration" sections={ADMIN_SECTIONS} />;
  return (
    <Page wide heading={<ScreenHeading title={`${title} · Administration`}>Administration</ScreenHeading>}>
      <AsyncBoundary
        key={title}
        skeleton={
          <>
            {sections}
            <RowsSkeleton />
          </>
        }
        onRetry={onRetry}
      >
        {/* The navigation is inside the error boundary, so that a user without permission does not see it. */}
        {sections}
        {children}
      </AsyncBoundary>
    </Page>
  );
}
