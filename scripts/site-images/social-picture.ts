const branches = [
  { y: 224, answer: 'Online', question: 'Which time zone are you in?', taken: false },
  { y: 488, answer: 'Not this time', question: 'Hear about the next one?', taken: false },
  { y: 356, answer: 'In person', question: 'Any food needs?', taken: true },
] as const

/** The link preview image: the claim, and a question with its answers. 1200 x 630, in light colors. */
export function socialPicture(font: string): string {
  return `<!doctype html>
<style>
  @font-face { font-family: Inter; src: url(${font}); font-weight: 100 900 }
  body { margin: 0; width: 1200px; height: 630px; background: #fbfcfa; color: #141d17; font-family: Inter; position: relative; overflow: hidden }
  svg { position: absolute; overflow: visible }
  .logo { left: 72px; top: 64px; display: flex; align-items: center; gap: 12px; position: absolute; font-size: 30px; font-weight: 660; letter-spacing: -.035em }
  .logo svg { position: static }
  h1 { position: absolute; left: 72px; top: 196px; width: 500px; margin: 0; font-size: 68px; line-height: 1.05; font-weight: 660; letter-spacing: -.035em }
  p { position: absolute; left: 72px; top: 508px; margin: 0; font-size: 26px; color: #47544b }
  .line { fill: none; stroke: #cbd4cb; stroke-width: 2 }
  .taken { fill: none; stroke: #1f7a4d; stroke-width: 4; stroke-linecap: round }
  rect { fill: #fff; stroke: #e4e9e3; stroke-width: 1.5 }
  .on rect { fill: #eef8f1; stroke: #1f7a4d }
  .gap { stroke: none; fill: #fbfcfa }
  .on .gap { fill: #fbfcfa; stroke: none }
  text { font: 500 20px Inter; fill: #47544b }
  .on text { fill: #141d17; font-weight: 560 }
  .answer { font-size: 17px; text-anchor: middle }
  .on .answer { fill: #1f7a4d; font-weight: 600 }
</style>
<div class="logo">
  <svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path stroke="#141d17" d="M5.5 21.5V7"/><path stroke="#1f7a4d" d="M5.5 21.5v-2.5c0-4.6 3.1-7.7 8-7.9"/>
    <path fill="#1f7a4d" stroke="#1f7a4d" stroke-width="1" d="M12 12.5v-3A6.5 6.5 0 0 1 18.5 3h3v3A6.5 6.5 0 0 1 15 12.5Z"/>
  </svg>
  Ramiform
</div>
<h1>Forms that branch with every answer</h1>
<p>Open source. No coding.</p>
<svg width="1200" height="630" viewBox="0 0 1200 630">
  ${branches.map(({ y, taken }) => `<path class="${taken ? 'taken' : 'line'}" d="M612 150V${y - 28}q0 28 28 28H800"/>`).join('\n  ')}
  ${branches
    .map(
      ({ y, answer, question, taken }) => `<g class="${taken ? 'on' : ''}">
    <rect class="gap" x="646" y="${y - 18}" width="126" height="36"/>
    <text class="answer" x="709" y="${y + 6}">${answer}</text>
    <rect x="800" y="${y - 38}" width="328" height="76" rx="16"/>
    <text x="826" y="${y + 7}">${question}</text>
  </g>`,
    )
    .join('\n  ')}
  <g class="on"><rect x="572" y="88" width="252" height="76" rx="16"/><text x="598" y="133">Will you join us?</text></g>
</svg>`
}
