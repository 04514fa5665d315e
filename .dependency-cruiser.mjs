// The walls of the house. Imports go one way: core <- patterns, fields <- contract, renderer <- the apps.
// Each comment says why its wall stands; docs/ARCHITECTURE.md draws them.

const tests = '\\.test\\.tsx?$'
const serverTests = 'apps/server/src/(testing/|.*\\.test\\.ts$)'
const sqlFiles = '^apps/server/src/(database/|.*-(store|sql)\\.ts$)'

export default {
  forbidden: [
    {
      name: 'core-is-pure',
      comment:
        'Core decides what a form means, and the same code must run in the browser, the server and the command line: it imports nothing, neither packages nor Node.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: tests },
      to: { pathNot: '^packages/core/src/' },
    },
    {
      name: 'patterns-on-core',
      comment:
        'Patterns is the one place that knows the pattern engine, and it is loaded by itself when a form has a pattern: it may bring nothing else along.',
      severity: 'error',
      from: { path: '^packages/patterns/src/', pathNot: tests },
      to: { pathNot: '^(packages/(patterns|core)/src/|node_modules/re2js/)' },
    },
    {
      name: 'fields-on-core',
      comment:
        'A field type is used by every side: it may know core and, in its views, React, and nothing of an app.',
      severity: 'error',
      from: { path: '^packages/fields/src/', pathNot: `${tests}|/testing/` },
      to: { pathNot: '^(packages/(fields|core)/src/|node_modules/(@types/)?react/)' },
    },
    {
      name: 'field-definitions-without-react',
      comment:
        'In fields a .ts file runs anywhere and a .tsx file is React: the server reads definitions and must not load views.',
      severity: 'error',
      from: { path: '^packages/(fields|contract|patterns)/src/.*\\.ts$', pathNot: tests },
      to: { path: '(\\.tsx$|^node_modules/(@types/)?react/)' },
    },
    {
      name: 'contract-on-core-and-fields',
      comment:
        'The contract is what browser and server agree on: neither side of the agreement may leak into it.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: tests },
      to: { pathNot: '^(packages/(contract|core|fields)/src/|node_modules/zod/)' },
    },
    {
      name: 'renderer-on-core-and-fields',
      comment:
        'The renderer is the larger part of what a visitor downloads: React, core and fields, and no component kit, icons or schemas.',
      severity: 'error',
      from: { path: '^packages/renderer/src/', pathNot: tests },
      to: {
        pathNot:
          '^(packages/(renderer|core|fields)/src/|node_modules/(@types/)?(react|react-dom)/)',
      },
    },
    {
      name: 'formats-on-core-and-fields',
      comment:
        'Formats read and write forms in a browser, on a server or in a terminal: they import core, fields and the parsers of their formats, and no screen.',
      severity: 'error',
      from: { path: '^packages/formats/src/', pathNot: `${tests}|/documents/testing/` },
      to: {
        pathNot:
          '^(packages/(formats|core)/src/|packages/fields/src/.*\\.ts$|node_modules/((@types/)?papaparse|markdown-it|saxes|unpdf)/)',
      },
    },
    {
      name: 'language-on-core-fields-and-formats',
      comment:
        'Language reads sentences in a worker or a terminal: it imports no screen, and no parser of a file format comes along unasked.',
      severity: 'error',
      from: { path: '^packages/language/src/', pathNot: tests },
      to: { pathNot: '^(packages/(language|core|formats)/src/|packages/fields/src/.*\\.ts$)' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Apps put packages together; a package that knew an app could serve only that one.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-apart',
      comment: 'The apps never import each other: what two of them need belongs in a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'server-without-views',
      comment:
        'The server runs its TypeScript as it stands, without React: the public form reaches it built (apps/web/dist/public-form).',
      severity: 'error',
      from: { path: '^apps/(server|cli)/' },
      to: { path: '(^packages/renderer/|\\.tsx$|^node_modules/(react|react-dom)/)' },
    },
    {
      name: 'store-below-routes',
      comment:
        'Routes call actions, actions call stores, stores call the database. A store that knew a route could not be used by another one.',
      severity: 'error',
      from: { path: '^apps/server/src/(database/|.*-store\\.ts$)' },
      to: { path: '-routes\\.ts$' },
    },
    {
      name: 'sql-in-stores',
      comment:
        'Only stores (*-store.ts), their statements (*-sql.ts) and the database folder write SQL, so that each read and write can be found by name.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: `(${sqlFiles}|${serverTests})` },
      to: { path: '^node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'database-in-stores',
      comment:
        'SQL as plain text needs no package, only the connection: stores receive it, and the files at the root that start the server pass it to them.',
      severity: 'error',
      from: {
        path: '^apps/server/src/[^/]+/',
        pathNot: `(${sqlFiles}|${serverTests})`,
      },
      to: { path: '^apps/server/src/database/connect\\.ts$' },
    },
    {
      name: 'public-form-stays-small',
      comment:
        "A visitor loads one form (budget: 22 kB of script, Preact included): nothing of the owner's app, no schemas, icons or component kit.",
      severity: 'error',
      from: { path: '^apps/web/src/public-form/', pathNot: tests },
      to: {
        path: [
          '^apps/web/src/(?!public-form/)',
          '^packages/contract/src/(calls|calls/.*|form-schema|answers)\\.ts$',
          '^packages/fields/src/.*[Ss]ettings\\.tsx$',
          '^node_modules/(zod|zustand|react-router|@base-ui|@tabler|@tanstack|@dnd-kit)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'embed-script-alone',
      comment:
        'Pages of other people load /embed.js (budget: 4 kB): it imports nothing but its own room, and the public form knows of it only what messages look like.',
      severity: 'error',
      from: { path: '^apps/web/src/embed/', pathNot: tests },
      to: { pathNot: '^apps/web/src/embed/' },
    },
    {
      name: 'no-language-in-the-script',
      comment:
        'A form speaks its visitor’s language: its words travel with the page as data, one table of them, and no part of its script brings a table along.',
      severity: 'error',
      from: {
        path: '^(packages/(core|fields|renderer)/src/|apps/web/src/public-form/)',
        pathNot: `(${tests}|/testing/|[Ss]ettings\\.tsx$|^packages/core/src/words/(all-words|in-language)\\.ts$)`,
      },
      to: {
        path: '^packages/core/src/words/([a-z]{2}|all-words|in-language)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'settings-in-the-editor',
      comment:
        'Field settings are the editor’s half of a field type; no other page should load them.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `^(apps/web/src/pages/form-editor/|packages/fields/src/)`,
      },
      to: { path: '^packages/fields/src/.*[Ss]ettings\\.tsx$' },
    },
    {
      name: 'site-without-the-app',
      comment:
        'Pages of the public site load none of the owner’s screens: what both need belongs in ui/, session/ or forms/.',
      severity: 'error',
      from: { path: '^apps/web/src/site/', pathNot: tests },
      to: { path: '^apps/web/src/(pages|public-form|embed)/' },
    },
    {
      name: 'app-without-the-site',
      comment:
        'Only the routes and the root know the public site, so screens of the app never load it.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/(site/|routes\\.ts$|root\\.tsx$)' },
      to: { path: '^apps/web/src/site/' },
    },
    {
      name: 'pages-apart',
      comment:
        'A page can be changed or deleted alone: what another page or room needs moves to a shared room such as forms/, editing/ or ui/.',
      severity: 'error',
      from: { path: '^apps/web/src/(pages/[^/]+|[^/]+)/' },
      to: { path: '^apps/web/src/pages/', pathNot: '^apps/web/src/$1/' },
    },
    {
      name: 'editing-without-a-screen',
      comment:
        'The draft, its commands, undo and saving run without React, so that they can be tested without a browser.',
      severity: 'error',
      from: { path: '^apps/web/src/editing/(draft|saving)/', pathNot: tests },
      to: { path: '(\\.tsx$|^node_modules/(@types/)?react/)' },
    },
    {
      name: 'no-cycles',
      comment:
        'Files that import each other, types included, can be neither understood nor moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that leads nowhere fails only when somebody gets there.',
      severity: 'error',
      from: { pathNot: '^apps/web/.react-router/' },
      to: {
        couldNotResolve: true,
        pathNot: ['^virtual:', '^\\./\\+types/', '\\.css(\\?inline)?$'],
      },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface for this tool yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Output of builds only: installed packages have folders of these names too.
    exclude: { path: ['^(apps|packages)/[^/]+/(build|dist|\\.react-router)/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
