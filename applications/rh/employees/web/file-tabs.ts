import { contractsTab } from '#rh/contracts/contracts.web.ts'
import { mutuelleTab } from '#rh/mutuelles/mutuelles.web.ts'
import { dpaeTab } from '#rh/dpae/dpae.web.ts'
import { documentsTab } from '#rh/employee-documents/employee-documents.web.ts'
import { timelineTab } from '#rh/file-overview/file-overview.web.ts'
import { historyTab } from '#rh/employee-history/employee-history.web.ts'
import type { FileTab } from '../file-tab.slot.ts'

/** In the order in which the file shows them. */
export const fileTabs: readonly FileTab[] = [contractsTab, dpaeTab, mutuelleTab, documentsTab, historyTab, timelineTab]
