import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** What is only for whoever works on this app, and in no build. */
const development =
  process.env.NODE_ENV === 'development'
    ? [route('dev/gallery', 'pages/gallery/GalleryPage.tsx')]
    : []

export default [
  ...development,
  index('pages/landing/LandingPage.tsx'),
  route('templates', 'pages/templates/TemplatesPage.tsx'),
  route('login', 'pages/login/LoginPage.tsx'),
  route('auth/callback', 'pages/auth-callback/AuthCallbackPage.tsx'),
  route('dashboard', 'pages/dashboard/DashboardPage.tsx'),
  route('logic-chat', 'pages/logic-chat/LogicChatPage.tsx'),
  route('forms/new', 'pages/form-new/FormNewPage.tsx'),
  route('forms/:id', 'pages/form-preview/FormPreviewPage.tsx'),
  route('forms/:id/edit', 'pages/form-editor/FormEditorPage.tsx'),
  route('forms/:id/logic', 'pages/logic-builder/LogicBuilderPage.tsx'),
  route('forms/:id/submissions/:submissionId?', 'pages/submissions/SubmissionsPage.tsx'),
  route('*', 'pages/not-found/NotFoundPage.tsx'),
] satisfies RouteConfig
