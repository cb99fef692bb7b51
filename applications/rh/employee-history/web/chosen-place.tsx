import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useOfferedSites } from './use-offered-sites.ts'

/** The place, once it is known which ones the person at the screen may choose. */
export function ChosenPlace({ companyId }: { companyId: string | null }) {
  const offered = useOfferedSites()
  return offered ? <PlaceFields offered={offered} companyId={companyId} /> : <LinesSkeleton lines={1} />
}
