import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { posts } from './pages/blog/posts.ts'
import { articleNames, articlePath } from './pages/documentation/contents.ts'

/** What is only for whoever works on this app, and in no build. */
const development =
  process.env.NODE_ENV === 'development'
    ? [route('dev/gallery', 'pages/gallery/GalleryPage.tsx')]
    : []

// An address for each, rather than one with a parameter: what is none of them is simply not found.
const documentation = articleNames.map((name) =>
  route(articlePath(name).slice(1), 'pages/documentation/DocumentationPage.tsx', {
    id: `documentation/${name}`,
  }),
)
const blog = posts.map(({ name }) =>
  route(`blog/${name}`, 'pages/blog/PostPage.tsx', { id: `blog/${name}` }),
)

export default [
  // Written out while the app is built: each has its line in site/site-pages.ts.
  layout('site/SiteLayout.tsx', [
    index('pages/landing/LandingPage.tsx'),
    route('features', 'pages/features/FeaturesPage.tsx'),
    route('templates', 'pages/templates/TemplatesPage.tsx'),
    route('pricing', 'pages/pricing/PricingPage.tsx'),
    ...documentation,
    route('blog', 'pages/blog/BlogPage.tsx'),
    ...blog,
    route('community', 'pages/community/CommunityPage.tsx'),
    route('support', 'pages/support/SupportPage.tsx'),
    route('about', 'pages/about/AboutPage.tsx'),
    route('careers', 'pages/careers/CareersPage.tsx'),
    route('contact', 'pages/contact/ContactPage.tsx'),
    route('privacy', 'pages/legal/PrivacyPage.tsx'),
    route('terms', 'pages/legal/TermsPage.tsx'),
    route('security', 'pages/legal/SecurityPage.tsx'),
    route('gdpr', 'pages/legal/GdprPage.tsx'),
    route('cookies', 'pages/legal/CookiesPage.tsx'),
    route('accessibility', 'pages/legal/AccessibilityPage.tsx'),
    route('*', 'pages/not-found/NotFoundPage.tsx'),
  ]),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('blog/feed.xml', 'pages/blog/feed.ts'),
  route('documentation/search.json', 'pages/documentation/search-index.ts'),
  // Drawn in the browser.
  layout('AppLayout.tsx', [
    ...development,
    route('login', 'pages/login/LoginPage.tsx'),
    route('auth/callback', 'pages/auth-callback/AuthCallbackPage.tsx'),
    route('dashboard', 'pages/dashboard/DashboardPage.tsx'),
    route('bin', 'pages/bin/BinPage.tsx'),
    route('logic-chat', 'pages/logic-chat/LogicChatPage.tsx'),
    route('forms/new', 'pages/form-new/FormNewPage.tsx'),
    route('forms/:id', 'pages/form-preview/FormPreviewPage.tsx'),
    route('forms/:id/edit', 'pages/form-editor/FormEditorPage.tsx'),
    route('forms/:id/logic', 'pages/logic-builder/LogicBuilderPage.tsx'),
    route('forms/:id/submissions/:submissionId?', 'pages/submissions/SubmissionsPage.tsx'),
  ]),
] satisfies RouteConfig
