import { componentOf } from '#kernel/web/brought.tsx'
import { later } from '#kernel/web/later.tsx'
import { showPanel, useShownPanel } from './shown-panel.ts'
import { useSearchOverlay } from './use-search-overlay.ts'
import { useShellKeys } from './use-shell-keys.ts'

const AppearanceDrawer = later(async () => (await import('./appearance-drawer.tsx')).AppearanceDrawer)
const KeyboardDialog = later(async () => (await import('./keyboard-dialog.tsx')).KeyboardDialog)
const SignOutQuestion = later(async () => (await import('./sign-out-question.tsx')).SignOutQuestion)

/** The panels over the page, each fetched when first opened, and the keys that open them. */
export function Panels() {
  const searchOverlay = useSearchOverlay()
  const shown = useShownPanel()
  useShellKeys({ hasSearch: searchOverlay !== undefined })
  const Search = searchOverlay && componentOf(searchOverlay)
  const close = () => showPanel(null)
  return (
    <>
      {shown === 'appearance' && <AppearanceDrawer onClose={close} />}
      {shown === 'keyboard' && <KeyboardDialog onClose={close} hasSearch={Search !== undefined} />}
      {shown === 'signOut' && <SignOutQuestion onClose={close} />}
      {shown === 'search' && Search && <Search onClose={close} />}
    </>
  )
}
