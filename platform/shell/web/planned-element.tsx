import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#kernel/web/i18n.ts'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { declaredElement } from './manifests.ts'
import { elementOf, type PlaceInMenu } from './menu/menu-tree.ts'
import { ModulePage } from './module-page.tsx'
import { PlannedAlone } from './planned-alone.tsx'
import { PlannedSheet } from './planned-sheet.tsx'
import { useShellParts } from './shell-context.ts'

type Props = { path: string; place: PlaceInMenu | undefined; isAlone: boolean }

/**
 * The plan of an application's page, as its manifest tells it; the menu knows the name that the client gave it. What no
 * manifest declares was made at run time: it has no plan, only what is put below it.
 */
export function PlannedElement({ path, place, isAlone }: Props) {
  const language = useLanguage()
  const { loadManifests } = useShellParts()
  const { data, isPending } = useQuery({
    queryKey: ['manifests'],
    queryFn: loadManifests,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) return <PageSkeleton />

  const declared = data && declaredElement(data, path)
  if (data && !declared && place) return <ModulePage place={place} />
  const name = place ? elementOf(place).name : (declared?.element.name[language] ?? '')
  const application = place?.module ?? (declared?.application && named(declared.application, language))
  if (isAlone) return <PlannedAlone name={name} plan={declared?.element.plan?.[language]} />
  return <PlannedSheet name={name} plan={declared?.element.plan?.[language]} application={application} />
}

const named = (
  { code, name, colour }: { code: string; name: Record<string, string>; colour: string },
  language: string,
) => ({
  code,
  colour,
  name: name[language] ?? '',
})
