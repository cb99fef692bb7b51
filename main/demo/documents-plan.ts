type DocumentPlan = {
  name: string
  text: readonly string[]
  /** Lines of a text of columns, which it is then instead of a PDF. */
  columns?: readonly string[]
  tags?: readonly string[]
  /** Days from today to the last one of its validity. */
  expiresIn?: number
}

export type FolderPlan = { name: string; folders?: readonly FolderPlan[]; documents?: readonly DocumentPlan[] }

/** What lies in the document browsers of each client, by the element of the browser. */
export const documentsKept: Readonly<Record<string, readonly FolderPlan[]>> = {
  docsrh: [
    {
      name: 'Contrats et embauche',
      folders: [
        {
          name: 'Saisonniers',
          documents: [
            {
              name: 'Livret d’accueil des saisonniers',
              text: ['Votre premier jour : accueil à 7 h 30 au vestiaire.', 'Votre chef d’équipe vous attend.'],
              tags: ['accueil'],
            },
            {
              name: 'Navettes des saisonniers',
              text: [],
              columns: ['Arrêt;Départ;Places', 'Gare d’Angers;6 h 10;24', 'Beaucouzé;6 h 25;8', 'Serre Nord;6 h 45;0'],
            },
          ],
        },
        { name: 'Permanents' },
      ],
    },
    {
      name: 'Sécurité',
      documents: [
        {
          name: 'Consignes incendie',
          text: ['Donner l’alarme, évacuer, se rassembler sur le parking nord.'],
          tags: ['sécurité', 'affichage'],
          expiresIn: -21,
        },
        {
          name: 'Évaluation des risques',
          text: ['Serres : chaleur, port de charges, produits de traitement.'],
          tags: ['sécurité'],
          expiresIn: 200,
        },
      ],
    },
    {
      name: 'Affichage obligatoire',
      documents: [
        {
          name: 'Règlement intérieur',
          text: ['Article 1. Chacun porte ses protections dans les zones signalées.'],
          tags: ['affichage'],
        },
      ],
    },
  ],
  'qualite/docs': [
    { name: 'Procédures', folders: [{ name: 'Réception' }, { name: 'Nettoyage' }] },
    {
      name: 'Certificats',
      documents: [{ name: 'Certificat HVE', text: ['Haute valeur environnementale, niveau 3.'], expiresIn: 60 }],
    },
  ],
  'documents/atelier': [
    {
      name: 'Modes opératoires',
      documents: [{ name: 'Réglage de la calibreuse', text: ['Vider la ligne, puis régler les calibres.'] }],
    },
  ],
}
