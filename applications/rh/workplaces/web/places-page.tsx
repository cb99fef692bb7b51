import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { ContextSkeleton, LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { workplacesCalls } from '../workplaces.calls.ts'
import { ArchivePlace } from './archive-place.tsx'
import { MovePlace } from './move-place.tsx'
import { NoPlaces } from './no-places.tsx'
import { PlaceGrid } from './place-grid.tsx'
import { type Act, type OpenMenu, PlaceMenu } from './place-menu.tsx'
import { findNode, linesOf, nodesOf, type PlaceNode } from './place-nodes.ts'
import { PlaceSheet } from './place-sheet.tsx'
import { PlacesBar } from './places-bar.tsx'
import { PlacesInWords } from './places-in-words.tsx'
import { useArchivePlace } from './use-archive-place.ts'
import { useMovePlace } from './use-move-place.ts'
import { useOpenPlaces } from './use-open-places.ts'

type Doing = { act: 'see' | 'edit' | 'move' | 'archive'; id: string }

/** Where people work: the sites, units and subunits of the companies that the reader sees. */
export function PlacesPage() {
  const t = useT()
  const list = useListState({ module: 'rh.places' })
  const showsArchived = list.filters.archived === 'yes'
  const asked = useCall(workplacesCalls.getTreeOfPlaces, { archived: showsArchived ? 'true' : 'false' })
  const nodes = useMemo(() => nodesOf(asked.data ?? []), [asked.data])
  const branches = useOpenPlaces(nodes)
  const lines = linesOf(nodes, { open: branches.open, search: list.search })
  const [addingTo, setAddingTo] = useState<string>()
  const [doing, setDoing] = useState<Doing>()
  const [menu, setMenu] = useState<OpenMenu>()
  const [added, setAdded] = useState('')
  const { move, said } = useMovePlace()
  const { archive, restore } = useArchivePlace()
  const done = () => setDoing(undefined)
  const subject = findNode(nodes, doing?.id)

  const add = (holder: PlaceNode | undefined) => {
    if (holder) branches.show(holder)
    setAddingTo(holder?.id)
  }
  const act = (what: Act, node: PlaceNode) => {
    if (what === 'add') return add(node)
    if (what === 'restore') return void restore(node)
    setDoing({ act: what, id: node.id })
  }

  return (
    <Page
      title={t('rh.places.title')}
      context={asked.data ? <PlacesInWords nodes={nodes} /> : asked.isPending && <ContextSkeleton />}
    >
      {asked.isError && <Failed error={asked.error} onRetry={() => asked.refetch()} />}
      {!asked.isError && (
        <Card sx={{ overflow: 'hidden' }}>
          <PlacesBar list={list} showsArchived={showsArchived} {...branches} />
          {asked.isPending && (
            <Box sx={{ p: 2.5 }}>
              <LinesSkeleton lines={10} />
            </Box>
          )}
          {asked.data && lines.length === 0 && <NoPlaces list={list} />}
          {lines.length > 0 && (
            <PlaceGrid
              label={t('rh.places.title')}
              lines={lines}
              addingTo={addingTo}
              onAdd={add}
              onAdded={setAdded}
              onToggle={branches.toggle}
              onOpen={node => setDoing({ act: 'see', id: node.id })}
              onMove={move}
              onMenu={(node, anchor) => setMenu({ node, anchor })}
            />
          )}
        </Card>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
        {t('rh.places.keys')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {said || (added && t('rh.place.added', { name: added }))}
      </Box>
      {menu && <PlaceMenu asked={menu} nodes={nodes} onAct={act} onClose={() => setMenu(undefined)} />}
      {subject && (doing?.act === 'see' || doing?.act === 'edit') && (
        <PlaceSheet
          node={subject}
          isEditing={doing.act === 'edit'}
          onEdit={isEditing => setDoing({ act: isEditing ? 'edit' : 'see', id: subject.id })}
          onClose={done}
        />
      )}
      {subject && doing?.act === 'move' && <MovePlace node={subject} nodes={nodes} onMove={move} onClose={done} />}
      {subject && doing?.act === 'archive' && (
        <ArchivePlace
          node={subject}
          onArchive={archive}
          onSeePeople={({ id }) => setDoing({ act: 'see', id })}
          onClose={() => setDoing(now => (now?.act === 'archive' ? undefined : now))}
        />
      )}
    </Page>
  )
}
