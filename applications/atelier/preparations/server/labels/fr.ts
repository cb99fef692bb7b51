import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.pallet.empty': 'Cette palette est vide.',
  'atelier.pallet.label.cases': 'Colis',
  'atelier.pallet.label.lots': 'Lots',
  'atelier.pallet.label.net': 'Poids net',
  'atelier.pallet.label.sscc': 'SSCC',
  'atelier.pallet.mix-article': 'Mixité refusée : la palette en cours porte {{article}}. Terminez-la d’abord.',
  'atelier.pallet.mix-category': 'Mixité refusée (catégorie) : {{one}} / {{other}}.',
  'atelier.pallet.prefix-missing': 'Préfixe GS1 de la société non renseigné.',
  'atelier.pallet.unknown-support': 'Ce support n’est pas de cet atelier.',
  'atelier.pallet.weight': 'Le poids net ({{net}} kg) ne correspond pas aux colis ({{expected}} kg) : recomptez.',
  'atelier.preparation.expired': 'La date du lot {{lot}} est dépassée.',
  'atelier.preparation.line-done': '{{article}} : tout est déjà pris.',
  'atelier.preparation.lot-unknown': 'Aucun lot de ce numéro dans l’atelier.',
  'atelier.preparation.short': 'Colis libres de ce lot : {{left}}.',
  'atelier.preparation.too-many': 'Colis encore attendus : {{left}}.',
  'atelier.preparation.unknown-preparer': 'Cette personne ne peut pas préparer ici.',
  'atelier.preparation.wrong-article': 'Ce lot n’est d’aucun article attendu ici.',
} satisfies Labels
