import { createContext, use } from 'react'
import type { ApplicationWeb } from '../application-web.slot.ts'
import type { LoadManifests } from './manifests.ts'

/** What main hands over to the shell, which knows no application itself. */
export type ShellParts = { applications: readonly ApplicationWeb[]; loadManifests: LoadManifests }

export const ShellContext = createContext<ShellParts>({
  applications: [],
  loadManifests: async () => ({ applications: [], platformElements: [] }),
})

export const useShellParts = () => use(ShellContext)
