import { expect, test } from 'vitest'
import { createFirstStyle } from './first-style.ts'

const style = (css: string, markup: string) => createFirstStyle(css)(markup, false)

test('keeps rules that match the markup, in order, and rules without classes', () => {
  const css = 'html{a:b}.rf p{a:b}.rf-box:hover{a:b}.rf-card h1{a:b}.rf-card .rf-box,.rf{c:d}'
  expect(style(css, '<div class="rf"><input class="rf-box wide"></div>')).toBe(
    'html{a:b}.rf p{a:b}.rf-box:hover{a:b}.rf-card .rf-box,.rf{c:d}',
  )
})

test('a rule is included if all classes of one of its selectors are on the page', () => {
  const css = '.rf .rf-card{a:b}.rf-card,.rf-box{c:d}'
  expect(style(css, '<p class="rf-card"></p>')).toBe('.rf-card,.rf-box{c:d}')
})

test('classes inside functional selectors are not required', () => {
  const css = '.rf :is(.rf-a,.rf-b){a:b}.rf:not(.rf-c){c:d}.rf-x:has(.rf-a){e:f}'
  expect(style(css, '<div class="rf">')).toBe('.rf :is(.rf-a,.rf-b){a:b}.rf:not(.rf-c){c:d}')
})

test('rules for attributes and states are included, because those change while filling in', () => {
  const css = '[data-wrong] .rf-box{a:b}.rf-box:checked~.rf-box{c:d}.rf [hidden]{e:f}'
  expect(style(css, '<input class="rf rf-box">')).toBe(css)
})

test('media queries keep matching rules and are dropped when empty', () => {
  const css = '@media (max-width:640px){.rf{a:b}.rf-card{c:d}}@media print{.rf-card{e:f}}'
  expect(style(css, '<i class="rf">')).toBe('@media (max-width:640px){.rf{a:b}}')
})

test('an animation is included with the first rule that uses it', () => {
  const css =
    '.rf{animation:1s grow}.rf-card{animation:1s turn}@keyframes grow{to{a:b}}@keyframes turn{to{a:b}}'
  expect(style(css, '<i class="rf">')).toBe('.rf{animation:1s grow}@keyframes grow{to{a:b}}')
})

test('font faces load later with scripts, and at once without', () => {
  const face = '@font-face{font-family:"A";src:url(a)}'
  const first = createFirstStyle(`${face}html{a:b}`)
  expect(first('<p>', true)).toBe(`html{a:b}@media (scripting:none){${face}}`)
  expect(first('<p>', false)).toBe(`html{a:b}${face}`)
})
