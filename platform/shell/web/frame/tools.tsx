import Search from '~icons/ic/baseline-search'
import Box from '@mui/material/Box'
import { Brought } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { BarButton } from '#kernel/web/kit/bar-button.tsx'
import { useOffered } from '#kernel/web/offered.ts'
import { useSession } from '#kernel/web/session.ts'
import { type BarTool, barToolsOffer } from '#platform/bar-tool.slot.ts'
import { ClientButton } from './client-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { TeamMenu } from './team-menu.tsx'
import { SettingsButton } from './settings-button.tsx'
import { showPanel } from './shown-panel.ts'
import { SuperAdminTools } from './super-admin-tools.tsx'
import { useManaged } from './use-managed.ts'
import { useSearchOverlay } from './use-search-overlay.ts'

const kept = <Box sx={{ width: 38, flexShrink: 0 }} />

/** A tool of another room; its place is kept while it is fetched. */
function BroughtTool({ place }: Pick<BarTool, 'place'>) {
  const tool = useOffered(barToolsOffer).find(brought => brought.place === place)
  return tool && <Brought part={tool} fallback={kept} />
}

/** The notifications: the one tool that a phone keeps in sight. */
export const Bell = () => <BroughtTool place="notifications" />

/** All tools, in the order of the brief. */
export const Tools = () => (
  <>
    <SearchButton />
    <SuperAdminTools />
    <SettingsButton />
    <TeamMenu />
    <ConnectedUsers />
    <Bell />
    <Shortcuts />
    <LanguageMenu />
    <ClientButton />
  </>
)

/** The tools that a phone has no room for, under its bar. */
export const FoldedTools = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: 1, pb: 1 }}>
    <ClientButton />
    <SuperAdminTools />
    <SearchButton />
    <SettingsButton />
    <TeamMenu />
    <ConnectedUsers />
    <Shortcuts />
  </Box>
)

/** Whether a phone has anything to unfold. */
export function useHasTools() {
  const { person, client } = useSession()
  return client !== null || person?.superAdmin === true
}

function SearchButton() {
  const t = useT()
  if (!useSearchOverlay()) return null
  return <BarButton icon={Search} label={t('verb.search')} onClick={() => showPanel('search')} />
}

function ConnectedUsers() {
  const { isManager } = useManaged()
  return isManager ? <BroughtTool place="connectedUsers" /> : null
}

function Shortcuts() {
  const { client } = useSession()
  return client ? <BroughtTool place="shortcuts" /> : null
}
