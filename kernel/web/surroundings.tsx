import type { ReactNode } from 'react'
import { Alerts } from './kit/alerts.tsx'
import { PageGuard } from './kit/page-guard.tsx'
import { ThemeProvider } from './theme-provider.tsx'

/** What a part made with the kit needs around it. The sign-in page does without, and loads nothing of it. */
export const Surroundings = ({ children }: { children: ReactNode }) => (
  <ThemeProvider>
    {children}
    <Alerts />
    <PageGuard />
  </ThemeProvider>
)
