import type { ComponentType } from 'react'

/** A part of the home page that an application brings, shown to the people who may read the element. */
export type HomePanel = {
  /** Path of the element whose right shows the panel. */
  element: string
  /** A quarter, five twelfths, seven twelfths or the whole of the width; a phone gives each a full row. */
  size: 'figure' | 'narrow' | 'wide' | 'full'
  load: () => Promise<ComponentType>
}
