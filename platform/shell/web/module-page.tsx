import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import type { MenuElement } from '#platform/rights/menu.model.ts'
import { EntryCard } from './home/entry-card.tsx'
import { capitalise, elementOf, firstOpen, onPhone, type PlaceInMenu } from './menu/menu-tree.ts'

/** The menu of a module as cards. */
export function ModulePage({ place }: { place: PlaceInMenu }) {
  const t = useT()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const element = elementOf(place)
  const [shown] = isPhone ? onPhone([{ ...place.module, root: element }]) : [{ root: element }]
  const entries = shown?.root.children ?? []
  const textOf = ({ children }: MenuElement) =>
    children.length > 0 ? t('shell.module.pages', { count: pagesIn(children) }) : undefined
  return (
    <Page title={capitalise(element.name)} context={t('shell.module.pages', { count: pagesIn(entries) })}>
      {entries.length === 0 && <Empty title={t('shell.module.empty')} text={t('shell.module.empty-text')} />}
      <CardGrid most={4}>
        {entries.map(child => (
          <EntryCard
            key={child.id}
            to={firstOpen(child)?.routePath}
            name={child.name}
            text={textOf(child)}
            sign={<EntrySign isFolder={child.children.length > 0} colour={place.module.colour} />}
          />
        ))}
      </CardGrid>
    </Page>
  )
}

const pagesIn = (elements: readonly MenuElement[]): number =>
  elements.reduce((total, { children }) => total + (children.length > 0 ? pagesIn(children) : 1), 0)

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
