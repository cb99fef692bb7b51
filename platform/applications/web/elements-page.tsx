import Add from '~icons/ic/baseline-add'
import UnfoldLess from '~icons/ic/baseline-unfold-less'
import UnfoldMore from '~icons/ic/baseline-unfold-more'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { elementsCalls } from '../elements.calls.ts'
import { figuresCalls } from '../figures.calls.ts'
import { ElementActions, type Acted } from './element-actions.tsx'
import { ElementDialogs, type Doing } from './element-dialogs.tsx'
import { ElementGrid } from './element-grid.tsx'
import { find, flat, linesOf } from './element-tree.ts'
import { treeAsked } from './tree-asked.ts'
import { useMoves } from './use-moves.ts'
import { useOpenBranches } from './use-open-branches.ts'

/** The elements of an application: what rights are given on, in the order of menus. */
export function ElementsPage() {
  const t = useT()
  const applicationId = Number(useParams().applicationId)
  const state = useListState({ module: 'field.elements' })
  const showsArchived = state.filters.archived === 'yes'
  const asked = useCall(elementsCalls.getElementsOfApplication, treeAsked(applicationId))
  const uses = useCall(figuresCalls.getNumberOfClientsForElements, { applicationId }).data
  const [doing, setDoing] = useState<Doing | null>(null)
  const [acted, setActed] = useState<Acted | null>(null)
  const { move, said } = useMoves(applicationId)
  const tree = useMemo(() => asked.data ?? [], [asked.data])
  const { open, toggle, openAll, closeAll } = useOpenBranches(tree)
  const clients = useMemo(() => uses && new Map(uses.map(use => [use.elementId, use.clients])), [uses])
  const lines = linesOf(tree, { open, showsArchived, search: state.search })
  const [root] = tree
  const all = flat(tree)
  const archived = all.filter(element => element.archived).length

  return (
    <Page
      title={root ? t('applications.elements-of', { name: root.name }) : t('field.elements')}
      before={
        <Link component={RouterLink} to={namedRoutes.sunDevelopmentApplications} sx={{ justifySelf: 'start' }}>
          {t('field.allApplications')}
        </Link>
      }
      context={
        root &&
        `${t('applications.count-elements', { count: all.length - archived })} · ${t('applications.count-clients', { count: clients?.get(root.id) ?? 0 })}`
      }
      actions={
        root && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setDoing({ act: 'add', element: root })}>
            {t('applications.element.new')}
          </Button>
        )
      }
    >
      {asked.isError && <Failed error={asked.error} onRetry={() => asked.refetch()} />}
      <Card sx={{ overflow: 'hidden', display: asked.isError ? 'none' : undefined }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 }}>
          <SearchBox value={state.search} onSearch={state.setSearch} placeholder={t('applications.search')} />
          {archived > 0 && (
            <FormControlLabel
              control={
                <Switch
                  size="small"
                  checked={showsArchived}
                  onChange={(_, isOn) => state.setFilter('archived', isOn ? 'yes' : null)}
                />
              }
              label={t('applications.show-archived', { count: archived })}
              sx={{ ml: 0.5 }}
            />
          )}
          <Box sx={{ flex: 1 }} />
          <Button size="small" color="inherit" startIcon={<UnfoldMore />} onClick={openAll}>
            {t('verb.unfoldAll')}
          </Button>
          <Button size="small" color="inherit" startIcon={<UnfoldLess />} onClick={closeAll}>
            {t('verb.foldAll')}
          </Button>
        </Box>
        {asked.isPending && (
          <Box sx={{ p: 2.5 }}>
            <LinesSkeleton lines={10} />
          </Box>
        )}
        {asked.data && lines.length === 0 && (
          <Empty
            title={t('kernel.table.no-result', { search: state.search })}
            text={t('applications.search-help')}
            action={
              <Button variant="outlined" color="inherit" onClick={() => state.setSearch('')}>
                {t('kernel.search.clear')}
              </Button>
            }
          />
        )}
        {lines.length > 0 && (
          <ElementGrid
            label={t('field.elements')}
            tree={tree}
            lines={lines}
            clients={clients}
            onToggle={toggle}
            onMove={move}
            onEdit={element => setDoing({ act: 'edit', element })}
            onMenu={(element, anchor) => setActed({ element, anchor })}
          />
        )}
      </Card>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('applications.keys')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {acted && (
        <ElementActions acted={acted} tree={tree} onMove={move} onDo={setDoing} onClose={() => setActed(null)} />
      )}
      {doing && (
        <ElementDialogs
          key={doing.element.id}
          doing={{ ...doing, element: find(tree, doing.element.id) ?? doing.element }}
          tree={tree}
          onMove={move}
          onClose={() => setDoing(null)}
        />
      )}
    </Page>
  )
}
