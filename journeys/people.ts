import { accounts } from '#main/demo/accounts.ts'

/** Who runs the errands: accounts of the demo company, one session each. */
export const camille = account('superadmin@sillon.example')
export const dorian = account('superdev@sillon.example')
export const marie = account('rh@val-de-loire.example')
export const sophie = account('admin@val-de-loire.example')
export const youssef = account('chef.serre@val-de-loire.example')
export const leila = account('equipe.serre@val-de-loire.example')
export const philippe = account('directeur@val-de-loire.example')
export const ines = account('lecture@val-de-loire.example')
export const paul = account('personne@val-de-loire.example')
export const carla = account('multi@sillon.example')
export const julien = account('station@val-de-loire.example')
export const anne = account('admin@bocage.example')

function account(mail: string) {
  const found = accounts.find(known => known.mail === mail)
  if (!found) throw new Error(`the demo company has no account ${mail}`)
  return found
}
