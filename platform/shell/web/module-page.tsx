import ArticleOutlined from '~icons/ic/outline-article'
import FolderOpenOutlined from '~icons/ic/outline-folder-open'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Fold } from '#kernel/web/kit/fold.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import type { MenuElement } from '#platform/rights/menu.model.ts'
import { EntryCard } from './home/entry-card.tsx'
import { capitalise, elementOf, firstOpen, onPhone, plannedApart, type PlaceInMenu } from './menu/menu-tree.ts'

/** The menu of a module as cards: what works, then what is still to come, folded. */
export function ModulePage({ place }: { place: PlaceInMenu }) {
  const t = useT()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const element = elementOf(place)
  const [shown] = isPhone ? onPhone([{ ...place.module, root: element }]) : [{ root: element }]
  const { shown: entries, folded } = plannedApart(shown?.root ?? { children: [] })
  const textOf = (child: MenuElement) =>
    child.children.length > 0
      ? plannedApart(child)
          .shown.map(({ name }) => name)
          .join(' · ')
      : undefined
  const cards = (elements: readonly MenuElement[]) => (
    <CardGrid most={4}>
      {elements.map(child => (
        <EntryCard
          key={child.id}
          to={firstOpen(child)?.routePath}
          name={child.name}
          text={textOf(child)}
          sign={<EntrySign isFolder={child.children.length > 0} colour={place.module.colour} />}
        />
      ))}
    </CardGrid>
  )
  return (
    <Page title={capitalise(element.name)}>
      {entries.length === 0 && <Empty title={t('shell.module.empty')} text={t('shell.module.empty-text')} />}
      {entries.length > 0 && cards(entries)}
      {folded.length > 0 && (
        <Fold name={t('shell.planned.fold')} count={folded.length}>
          <Box sx={{ pt: 1.5 }}>{cards(folded)}</Box>
        </Fold>
      )}
    </Page>
  )
}

function EntrySign({ isFolder, colour }: { isFolder: boolean; colour: string }) {
  const Icon = isFolder ? FolderOpenOutlined : ArticleOutlined
  return (
    <Box
      component="span"
      aria-hidden
      sx={theme => ({
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 40,
        borderRadius: '10px',
        backgroundColor: `color-mix(in srgb, ${colour} 12%, ${theme.vars.palette.background.paper})`,
        color: `color-mix(in srgb, ${colour} 82%, ${theme.vars.palette.text.primary})`,
      })}
    >
      <Icon sx={{ fontSize: 20 }} />
    </Box>
  )
}
