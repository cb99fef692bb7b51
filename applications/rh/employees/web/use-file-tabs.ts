import { useLevels } from '#platform/rights/rights.web.ts'
import type { FileTab } from '../file-tab.slot.ts'
import { fileTabs } from './file-tabs.ts'

/** The parts of a file that its reader may open. */
export function useFileTabs(): readonly FileTab[] {
  const levelOf = useLevels()
  return fileTabs.filter(({ element }) => element === undefined || levelOf(element) >= 1)
}
