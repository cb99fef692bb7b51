import { createContext, use } from 'react'
import type { ApplicationWeb } from '../application-web.slot.ts'
import type { BarTools } from '../bar-tool.slot.ts'
import type { HomeCard } from '../home-panel.slot.ts'
import type { SearchOverlay } from '../search-overlay.slot.ts'
import type { LoadManifests } from './manifests.ts'

/** What main hands over to the shell, which knows no application itself. */
export type ShellParts = {
  applications: readonly ApplicationWeb[]
  loadManifests: LoadManifests
  barTools?: BarTools
  searchOverlay?: SearchOverlay
  homeCards?: readonly HomeCard[]
}

export const ShellContext = createContext<ShellParts>({
  applications: [],
  loadManifests: async () => ({ applications: [], platformElements: [] }),
})

export const useShellParts = () => use(ShellContext)
