import { offer } from '#kernel/shared/offer.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { HeldComponent } from '#platform/delegation/delegation.model.ts'

export type EditorProps = {
  component: HeldComponent
  /** The company that is set up, where the component is set company by company. */
  companyId: string | null
}

/** What opens the components of a kind. It fetches, edits and saves by itself. */
export type ComponentEditor = BroughtPart<EditorProps> & { kind: string }

/** Editors beyond those of this room, by the applications whose components they open. */
export const componentEditorsOffer = offer<ComponentEditor>('component editors')
