/** The seven treasures, each about 64 wide round its own middle. The caller sets the ink. */

import type { ComponentChild } from 'preact';

export const TREASURES: Readonly<Record<string, ComponentChild>> = {
  crown: (
    <>
      <path d="M-20 12C-16 -8 16 -8 20 12Z" fill="#8e2440" />
      <path d="M-23 17L-27 -9L-13 3L0 -21L13 3L27 -9L23 17Z" fill="#efc75e" />
      <path d="M0 -21L13 3L27 -9L23 17H4Z" fill="#b27f24" stroke="none" opacity="0.55" />
      <path d="M-23 17L-27 -9L-13 3L0 -21L13 3L27 -9L23 17Z" fill="none" />
      <path d="M-24 14H24L22 24H-22Z" fill="#efc75e" />
      <circle cx="-27" cy="-11" r="4" fill="#e7eefa" />
      <circle cx="27" cy="-11" r="4" fill="#e7eefa" />
      <circle cx="0" cy="-23" r="4.6" fill="#e7eefa" />
      <path d="M0 14.500L5 19L0 23.500L-5 19Z" fill="#c23a2b" stroke-width="1.6" />
      <circle cx="-13" cy="19" r="2.8" fill="#2f62b5" stroke-width="1.6" />
      <circle cx="13" cy="19" r="2.8" fill="#2f62b5" stroke-width="1.6" />
      <path d="M-21 8L-23 -2" fill="none" stroke="#fff" stroke-width="2" opacity="0.55" />
    </>
  ),
  sceptre: (
    <>
      <g transform="rotate(40)">
        <path d="M-3 -6H3V28C3 31 -3 31 -3 28Z" fill="#efc75e" />
        <path d="M-5 4H5M-5 12H5M-5 20H5" stroke-width="3.6" />
        <path d="M-4 4H4M-4 12H4M-4 20H4" stroke="#e7eefa" stroke-width="1.6" />
        <path d="M-8 -6H8L5 0H-5Z" fill="#b27f24" />
        <circle cy="-15" r="10.5" fill="#2f62b5" />
        <path
          d="M-10.500 -15C-6 -11.500 6 -11.500 10.500 -15M0 -25.500V-13"
          fill="none"
          stroke="#efc75e"
          stroke-width="3"
        />
        <circle cy="-15" r="10.5" fill="none" />
        <path d="M-2 -25V-29H-6V-33H-2V-36H2V-33H6V-29H2V-25Z" fill="#efc75e" />
        <path d="M-6 -19C-5 -21 -4 -22 -2 -22.5" fill="none" stroke="#fff" stroke-width="2" opacity="0.8" />
      </g>
    </>
  ),
  sword: (
    <>
      <g transform="rotate(42)">
        <path d="M-4.500 10V-24L0 -34L4.500 -24V10Z" fill="#e7eefa" />
        <path d="M0 -34L4.500 -24V10H0Z" fill="#a9b9d6" stroke="none" />
        <path d="M-4.500 10V-24L0 -34L4.500 -24V10Z" fill="none" />
        <path d="M0 -24V8" stroke-width="1.4" opacity="0.6" />
        <path
          d="M-15 8C-12 12 -8 11 0 11C8 11 12 12 15 8C16 14 12 16 0 16C-12 16 -16 14 -15 8Z"
          fill="#efc75e"
        />
        <path d="M-3.500 16H3.500V27H-3.500Z" fill="#c23a2b" />
        <path d="M-3.500 19.500H3.500M-3.500 23H3.5" stroke-width="1.4" />
        <circle cy="30" r="4" fill="#efc75e" />
      </g>
    </>
  ),
  goblet: (
    <>
      <path
        d="M-17 -22H17C18 -4 11 5 3.500 7V15C10 16 14 19 15 25H-15C-14 19 -10 16 -3.500 15V7C-11 5 -18 -4 -17 -22Z"
        fill="#efc75e"
      />
      <path
        d="M6 -22H17C18 -4 11 5 3.500 7V15C10 16 14 19 15 25H6C8 16 2 14 1 7C8 2 8 -10 6 -22Z"
        fill="#b27f24"
        stroke="none"
        opacity="0.6"
      />
      <path
        d="M-17 -22H17C18 -4 11 5 3.500 7V15C10 16 14 19 15 25H-15C-14 19 -10 16 -3.500 15V7C-11 5 -18 -4 -17 -22Z"
        fill="none"
      />
      <ellipse cy="-22" rx="17" ry="4.8" fill="#8e2440" />
      <path d="M-16.500 -11C-8 -8 8 -8 16.500 -11" fill="none" />
      <path d="M0 -7L4.500 -2.500L0 2L-4.500 -2.500Z" fill="#2f8a6b" stroke-width="1.6" />
      <circle cx="-10" cy="-5" r="2.2" fill="#c23a2b" stroke-width="1.4" />
      <circle cx="10" cy="-5" r="2.2" fill="#c23a2b" stroke-width="1.4" />
      <path d="M-13 -14C-13 -8 -11 -3 -9 0" fill="none" stroke="#fff" stroke-width="2" opacity="0.55" />
    </>
  ),
  'jewel-casket': (
    <>
      <path d="M-25 -4V-12C-25 -28 25 -28 25 -12V-4Z" fill="#5c3516" />
      <path d="M-20 -6V-12C-20 -22 20 -22 20 -12V-6Z" fill="#2a1610" />
      <path d="M-17 0L-11 -9L-4 -2L2 -12L9 -3L14 -9L19 0Z" fill="#efc75e" />
      <path d="M-12 -9L-7 -3L-12 2L-17 -3Z" fill="#c23a2b" stroke-width="1.7" />
      <path d="M3 -14L9 -7L3 0L-3 -7Z" fill="#2f8a6b" stroke-width="1.7" />
      <circle cx="14" cy="-5" r="4.2" fill="#e7eefa" stroke-width="1.7" />
      <path d="M-26 -1H26L24 23H-24Z" fill="#8a5527" />
      <path d="M-26 -1H26L25.500 5H-25.500Z" fill="#efc75e" />
      <path d="M-17 5L-16 23M17 5L16 23" stroke-width="6" />
      <path d="M-17 5L-16 23M17 5L16 23" stroke="#efc75e" stroke-width="2.6" />
      <path d="M-6 3H6V14C6 18 -6 18 -6 14Z" fill="#efc75e" />
      <circle cy="9" r="1.7" fill="#10162a" />
      <path d="M0 10V14" stroke-width="2" />
    </>
  ),
  ring: (
    <>
      <circle cy="9" r="17" fill="none" stroke-width="11.5" />
      <circle cy="9" r="17" fill="none" stroke="#efc75e" stroke-width="7.2" />
      <path d="M13 20A17 17 0 0 1 -6 25" fill="none" stroke="#b27f24" stroke-width="7" />
      <path d="M-15 3A17 17 0 0 0 -16.500 13" fill="none" stroke="#fff0bf" stroke-width="3" />
      <path d="M-7 -7H7L9 -12H-9Z" fill="#b27f24" />
      <path d="M-13 -21L-8 -29H8L13 -21L0 -7Z" fill="#58a6e0" />
      <path
        d="M-13 -21H13M-8 -29L-5 -21L0 -7L5 -21L8 -29M-5 -21L0 -29L5 -21"
        fill="none"
        stroke-width="1.6"
      />
      <path d="M-8 -29L-5 -21L0 -29Z" fill="#cdeaff" stroke="none" opacity="0.9" />
    </>
  ),
  'golden-key': (
    <>
      <g transform="rotate(45)">
        <path d="M-3 -8H3V28H-3Z" fill="#efc75e" />
        <path d="M3 15H12V19H8V22H12V27H3Z" fill="#efc75e" />
        <path d="M-5.500 -6H5.500V-1H-5.500Z" fill="#b27f24" />
        <g fill="none">
          <circle cx="-7.5" cy="-14" r="6" stroke-width="7.6" />
          <circle cx="7.5" cy="-14" r="6" stroke-width="7.6" />
          <circle cy="-25" r="6" stroke-width="7.6" />
          <g stroke="#efc75e" stroke-width="3.6">
            <circle cx="-7.5" cy="-14" r="6" />
            <circle cx="7.5" cy="-14" r="6" />
            <circle cy="-25" r="6" />
          </g>
        </g>
      </g>
    </>
  ),
};
