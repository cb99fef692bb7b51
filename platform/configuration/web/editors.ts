import { createContext, use } from 'react'
import type { ComponentEditor } from '../component-editor.slot.ts'

export type Editors = ReadonlyMap<string, ComponentEditor>

export const EditorsContext = createContext<Editors>(new Map())

/** What opens the components of a kind; nothing where no room brings it yet. */
export const useEditor = (kind: string) => use(EditorsContext).get(kind)
