import { type ComponentType, lazy } from 'react'
import { loadLabels } from '#kernel/web/i18n.ts'
import { identityLabels } from './texts.ts'

/** A part that the sign-in page fetches when it is wanted, with the texts that the first load leaves out. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadLabels([identityLabels])])
    return { default: part }
  })
